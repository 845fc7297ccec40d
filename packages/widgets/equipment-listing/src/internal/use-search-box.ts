import { useEffect, useMemo, useRef } from 'react';
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
  const first = useRef(words);
  const box = useMemo(() => createSearchBox(first.current, (wanted) => latest.current(wanted), later), []);
  useEffect(() => box.follow(words), [box, words]);
  useEffect(() => box.dispose, [box]);
  return box;
}
