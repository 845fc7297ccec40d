import { useSlots } from '../../kit/slots.ts';

/** Everything that the person was told of; empty where the page gives no list. */
export const Screen = () => useSlots().notifications ?? null;
