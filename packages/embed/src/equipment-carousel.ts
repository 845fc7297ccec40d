import './page-scope.ts';
import '@yantra/equipment-carousel/define';
