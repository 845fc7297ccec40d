import { useMessages } from '@yantra/language';
import { reach } from '../../layout/reach.ts';
import { messages } from './contact.messages.ts';

/** By the name of their texts. */
const ways = { call: reach.phone, write: reach.hello, complain: reach.grievance } as const;

export function ContactWays() {
  const texts = useMessages(messages);
  return (
    <ul className="paper__ways">
      {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
        <li key={way}>
          <h2>{texts.ways[way].heading}</h2>
          <a className="y-link y-num" href={ways[way].href}>
            {ways[way].shown}
          </a>
          <p>{texts.ways[way].text}</p>
        </li>
      ))}
    </ul>
  );
}
