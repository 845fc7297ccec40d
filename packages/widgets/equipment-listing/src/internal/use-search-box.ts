import { useEffect, useRef, useState } from 'react';
import { type SearchBox, createSearchBox } from '../search-box.model.ts';

const later = (act: () => void, ms: number) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** A search box that follows the words in force. */
export function useSearchBox(words: string, onSearch: (words: string) => void): SearchBox {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const [box] = useState(() => createSearchBox(words, (wanted) => latest.current(wanted), later));
  useEffect(() => box.follow(words), [box, words]);
  useEffect(() => () => box.dispose(), [box]);
  return box;
}
