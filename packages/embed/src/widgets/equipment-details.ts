import '../page-scope.ts';
import '@yantra/equipment-details/define';
