import '../live/page-scope.ts';
import '@yantra/city-picker/define';
