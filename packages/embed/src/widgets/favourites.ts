import '../live/page-scope.ts';
import '@yantra/favourites/define';
