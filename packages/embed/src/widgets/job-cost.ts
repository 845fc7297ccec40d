import '../live/page-scope.ts';
import '@yantra/job-cost/define';
