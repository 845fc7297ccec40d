export { whatsAppTemplates } from './templates.ts';
