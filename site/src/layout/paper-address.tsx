import { useEffect, useState } from 'react';

/** Where the page is to be found, said on paper alone. */
export function PaperAddress() {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const say = () => setAddress(location.host + location.pathname + location.search);
    say();
    // Filters and pages change the address in place.
    addEventListener('beforeprint', say);
    return () => removeEventListener('beforeprint', say);
  }, []);
  return (
    <p className="paper-address" aria-hidden="true">
      {address}
    </p>
  );
}
