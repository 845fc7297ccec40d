import '../live/page-scope.ts';
import '@yantra/equipment-search/define';
