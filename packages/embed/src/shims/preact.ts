import { LanguageContext } from '@yantra/language';
/* Makes components live: from here on React's names lead to Preact. */
import { createElement, options } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Engine, setEngine } from '../first/engine.ts';

/** React's name of a prop to the DOM's. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  // React's focus events bubble.
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
};

/** Props for the DOM, under the DOM's names. A new object: deleting keys would make the old one slow. */
function ofDom(type: string, props: object): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    // React's change event is the DOM's input event in text fields.
    named[name === 'onChange' && type === 'input' ? 'onInput' : (names[name] ?? name)] = value;
  }
  return named;
}

const jsx: Engine['jsx'] = (type, props, key) => {
  const given = typeof type === 'string' ? ofDom(type, props) : props;
  return createElement(type as 'div', key === undefined ? given : ({ ...given, key } as object));
};

// React's events wrap the browser's; Preact's are the browser's.
options.event = (event: Event & { nativeEvent?: Event }) => {
  event.nativeEvent = event;
  return event;
};

const useLanguage = () => useContext(LanguageContext as never);

setEngine({ jsx, useEffect, useLanguage, useMemo, useRef, useState } as Engine);
