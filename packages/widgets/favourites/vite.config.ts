import { library } from '@yantra/tooling/vite';

export default library(import.meta.dirname);
