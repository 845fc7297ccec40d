/* A scope comes with what every widget stands on. */
import '../live/page-scope.ts';
