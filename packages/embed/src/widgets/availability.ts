import '../live/page-scope.ts';
import '@yantra/availability/define';
