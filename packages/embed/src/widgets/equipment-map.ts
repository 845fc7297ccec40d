import '../live/page-scope.ts';
import '@yantra/equipment-map/define';
