import '../live/page-scope.ts';
import '@yantra/equipment-details/define';
