import { LanguageContext } from '@yantra/language';
/* Makes components live: from here on React's names reach Preact. */
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

/** The props of an element of the page, by the DOM's names. A new object: taking names out of one makes it slow. */
function ofDom(type: string, props: object): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    // React's change event is the DOM's input event wherever text is typed.
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
