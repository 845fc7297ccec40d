import '../live/page-scope.ts';
import '@yantra/lead-form/define';
