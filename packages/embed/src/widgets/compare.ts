import '../live/page-scope.ts';
import '@yantra/compare/define';
