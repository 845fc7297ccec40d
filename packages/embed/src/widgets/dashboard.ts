import '../live/page-scope.ts';
import '@yantra/dashboard/define';
