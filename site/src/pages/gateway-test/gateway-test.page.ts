import type { SitePage } from '../../page.ts';
import { messages } from './gateway-test.messages.ts';
import { GatewayTest } from './gateway-test.tsx';

export const page: SitePage = {
  source: 'src/pages/gateway-test/gateway-test.page.ts',
  Component: GatewayTest,
  head: () => ({ title: messages.title, isPrivate: true }),
};
