import type { Rotation } from './rotation.ts';

/** Begins the turns of the pictures; they rest while nobody looks, and for who wants less motion. Returns how to end them. */
export function startTurns(rotation: Rotation): () => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => rotation.hold('motion', lessMotion.matches);
  const look = () => rotation.hold('hidden', document.hidden);
  follow();
  look();
  lessMotion.addEventListener('change', follow);
  document.addEventListener('visibilitychange', look);
  const end = rotation.start();
  return () => {
    end();
    lessMotion.removeEventListener('change', follow);
    document.removeEventListener('visibilitychange', look);
  };
}
