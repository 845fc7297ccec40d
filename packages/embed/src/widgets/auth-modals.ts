import '../live/page-scope.ts';
import '@yantra/auth-modals/define';
