/* A scope needs what every widget needs. */
import '../live/page-scope.ts';
