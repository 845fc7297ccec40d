import './page-scope.ts';
import '@yantra/state/define';
