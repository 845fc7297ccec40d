import '../page-scope.ts';
import '@yantra/dashboard/define';
