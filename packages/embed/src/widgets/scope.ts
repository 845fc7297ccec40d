/* A scope comes with what every widget stands on. */
import '../page-scope.ts';
