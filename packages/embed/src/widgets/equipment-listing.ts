import '../page-scope.ts';
import '@yantra/equipment-listing/define';
