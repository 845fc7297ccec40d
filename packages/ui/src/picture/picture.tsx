import { pictureSources } from '@yantra/domain';
import { useEffect, useRef, useState, version, type ReactNode } from 'react';
import { useLoaded } from '../use-loaded.tsx';

export interface PictureProps {
  /** Any width of one of our pictures, or a picture elsewhere; without one the fallback shows. */
  url: string | null | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it will be drawn, as in HTML. A lazy picture is measured by browsers that can (`sizes="auto"`). */
  sizes?: string;
  /** For what is seen at once: loaded first and before scripts decide. All others wait until they come near. */
  eager?: boolean;
  className?: string;
  /** In place of a picture that is missing or does not load. */
  fallback?: ReactNode;
}

/** A machine's picture, 4:3, as AVIF or WebP in the width that fits. Its place is kept, so nothing shifts when it comes. */
export function Picture({ url, alt, sizes = '320px', eager = false, className, fallback }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    // In served HTML the picture may have failed before the script could listen.
    const { current } = image;
    if (url && current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(url);
  }, [url]);
  if (!url || failed === url) return fallback ?? <Missing />;

  const ours = pictureSources(url);
  const fit = eager ? sizes : `auto, ${sizes}`;
  const img = (
    <img
      ref={image}
      // `sizes` and `loading` before `src`: a browser may begin to load as soon as it sees the address.
      {...(ours && { sizes: fit })}
      loading={eager ? 'eager' : 'lazy'}
      // Before 19, React knows this attribute only by the name that HTML has for it.
      {...(version < '19' ? { fetchpriority: eager ? 'high' : 'auto' } : { fetchPriority: eager ? 'high' : 'auto' })}
      decoding="async"
      width={640}
      height={480}
      alt={alt}
      className={className}
      src={ours ? ours.src : url}
      onError={() => setFailed(url)}
    />
  );
  if (!ours) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={ours.avif} sizes={fit} />
      <source type="image/webp" srcSet={ours.webp} sizes={fit} />
      {img}
    </picture>
  );
}

const loadFallback = async () => (await import('./fallback-picture.tsx')).FallbackPicture;

/** Loaded when a picture is missing, as most lists never show it; until then the card's own background shows. */
function Missing() {
  return useLoaded(loadFallback) ?? null;
}
