import { nodeLibrary } from '@yantra/tooling/vite';

export default nodeLibrary(import.meta.dirname);
