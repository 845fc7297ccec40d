import { useMessages } from '@yantra/language';
import { usePayments } from '../../gateway-mode.tsx';
import { messages } from './dashboard.messages.ts';
import './test-ribbon.css';

/** Says above everything that payments here are no real money; nothing in production. */
export function TestRibbon() {
  const { ribbon } = useMessages(messages);
  const mode = usePayments()?.mode;
  if (mode === undefined || mode === 'production') return null;
  return <aside className="test-ribbon">{ribbon[mode]}</aside>;
}
