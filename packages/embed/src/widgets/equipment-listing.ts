import '../live/page-scope.ts';
import '@yantra/equipment-listing/define';
