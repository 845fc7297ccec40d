import { contact } from './contact.messages.ts';

export const ContactWays = () => (
  <ul className="paper__ways">
    {contact.ways.map(({ heading, words, href, text }) => (
      <li key={heading}>
        <h2>{heading}</h2>
        <a className="y-link y-num" href={href}>
          {words}
        </a>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
