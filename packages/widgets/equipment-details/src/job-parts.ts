export { type JobParts, jobParts } from './internal/job-parts.tsx';
