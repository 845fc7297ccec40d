import './page-scope.ts';
import '@yantra/city-picker/define';
import { count } from './count.ts';

document.querySelectorAll('yantra-city-picker').forEach(count);
