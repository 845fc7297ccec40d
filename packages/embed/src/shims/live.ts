/* Makes components live: from here on React's names reach Preact. */
import { createElement, options } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Engine, setEngine } from './engine.ts';

const jsx: Engine['jsx'] = (type, props, key) =>
  createElement(type as 'div', key === undefined ? props : ({ ...props, key } as object));

/** React's name of a prop to the DOM's. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  // React's focus events bubble.
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
};

const before = options.vnode?.bind(options);
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const [theirs, ours] of Object.entries(names)) {
      if (theirs in props) {
        props[ours] = props[theirs];
        delete props[theirs];
      }
    }
    // React's change event is the DOM's input event wherever text is typed.
    if (props['onChange'] && vnode.type === 'input') {
      props['onInput'] = props['onChange'];
      delete props['onChange'];
    }
  }
  before?.(vnode);
};

setEngine({ jsx, useState, useEffect, useRef } as Engine);
