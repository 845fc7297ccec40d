import type { SitePage } from '../../page.ts';
import { messages } from './gateway-test.messages.ts';
import { GatewayTest } from './gateway-test.tsx';

export const page: SitePage = {
  Component: GatewayTest,
  head: () => ({ title: messages.title, isPrivate: true }),
};
