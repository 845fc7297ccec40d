import { dayInIndia, dayMs } from '@yantra/domain';
import { createRandom } from './random.ts';

/* A month of the demo's searches: the result, about how often a week, the kinds named, and the terms. */
const searched: readonly (readonly [answer: string, often: number, kinds: string, ...terms: string[]])[] = [
  ['here', 34, 'Backhoe loader', 'jcb', 'backhoe loader'],
  ['here', 16, 'Backhoe loader', 'jcb pune', 'जेसीबी', 'jcb 3dx'],
  ['here', 5, 'Backhoe loader', 'jesibi', 'mitti khodne wali machine', 'खुदाई मशीन'],
  ['here', 22, 'Excavator', 'excavator', 'poclain'],
  ['here', 7, 'Excavator', 'mini excavator', 'excavator 20 ton', 'पोकलेन'],
  ['here', 28, 'Tractor', 'tractor'],
  ['here', 11, 'Tractor', 'ट्रैक्टर', 'tractor 45 hp', 'mahindra 575'],
  ['here', 18, 'Pick-and-carry crane', 'hydra', 'hydra crane 14 ton'],
  ['here', 12, 'Pick-and-carry crane, Mobile crane, Tower crane, EOT crane', 'crane', 'क्रेन'],
  ['here', 5, 'Mobile crane', 'crane 50 ton'],
  ['here', 15, 'Diesel generator', 'generator', 'dg set'],
  ['here', 8, 'Diesel generator', 'genset 125 kva', 'जनरेटर', '62.5 kva generator'],
  ['here', 13, 'Tipper', 'tipper', 'dumper'],
  ['here', 12, 'Forklift', 'forklift', 'forklift 3 ton'],
  ['here', 9, 'Soil compactor, Tandem roller', 'road roller', 'roller'],
  ['here', 8, 'Air compressor', 'compressor', 'air compressor 400 cfm'],
  ['here', 8, 'Transit mixer', 'transit mixer', 'rmc truck'],
  ['here', 7, 'Combine harvester', 'harvester', 'हार्वेस्टर'],
  ['here', 7, 'Rotavator', 'rotavator', 'रोटावेटर'],
  ['here', 6, 'Scissor lift, Boom lift', 'man lift'],
  ['here', 5, 'Concrete pump', 'boom pump', 'concrete pump 36 m'],
  ['here', 5, 'Scaffolding', 'scaffolding', 'शटरिंग'],
  ['here', 4, 'Welding machine', 'welding machine'],
  ['here', 4, 'Drone', 'drone sprayer', 'drone'],
  ['part', 4, 'Boom lift', 'cherry picker 60 m', 'boom lift with operator'],
  ['part', 3, 'Bulldozer', 'bulldozer d9'],
  ['nearby', 5, 'Paver', 'paver nashik'],
  ['nearby', 4, 'Motor grader', 'motor grader solapur'],
  ['nearby', 3, 'Sugarcane harvester', 'ganna harvester'],
  ['nothing', 4, '', 'road marking machine', 'pile rig'],
  ['nothing', 2, '', 'asphalt plant', 'boat', 'snow blower', 'tempo traveller'],
];
/* How often a result is clicked after such a search, and the share of clicks among the first three. */
const pressedAfter: Readonly<Record<string, readonly [pressed: number, top: number]>> = {
  here: [0.68, 0.86],
  part: [0.42, 0.7],
  nearby: [0.38, 0.74],
  nothing: [0, 0],
};
/* Unknown words, with about how often a week. */
const unknown: readonly (readonly [word: string, often: number])[] = [
  ['marking', 4],
  ['pile', 3],
  ['asphalt', 2],
  ['boat', 2],
  ['tempo', 2],
  ['traveller', 2],
  ['snow', 1.5],
  ['d9', 1.5],
  ['vibro', 1.5],
  ['poklnr', 0.7],
  ['trkdr', 0.7],
];
const days = 30;
const seedOfChance = 728;

interface Day {
  readonly day: string;
  /** The day's share: people search less at weekends. */
  readonly share: number;
}

/** The month up to today, in India. */
function month(now: Date): Day[] {
  return Array.from({ length: days }, (_, ago) => {
    const day = dayInIndia(new Date(now.getTime() - ago * dayMs));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return { day, share: (weekday === 0 ? 0.6 : weekday === 6 ? 0.85 : 1.1) / 7 };
  });
}

/** Searches by day: how often, their results and clicks. Always the same for the same day. */
export function demoSearches(now: Date) {
  const terms = searched.flatMap(([answer, often, kinds, ...all]) =>
    all.map((term, turn) => ({ term, answer, kinds, often: often / (1 + turn / 2) })),
  );
  return terms.flatMap(({ term, answer, kinds, often }, index) => {
    const random = createRandom(seedOfChance).fork(index);
    const [pressedPart, topPart] = pressedAfter[answer] ?? [0, 0];
    return month(now).flatMap(({ day, share }) => {
      const n = Math.floor(often * share * (0.5 + random.next()) + random.next());
      if (n === 0) return [];
      const part = (of: number, how: number): number => Math.min(of, Math.floor(of * how + random.next() * 0.999));
      const pressed = pressedPart === 0 ? 0 : part(n, pressedPart);
      const pressed_top = pressed === 0 ? 0 : part(pressed, topPart);
      return { day, term, n, empty: answer === 'nothing' ? n : 0, answer, kinds, pressed, pressed_top };
    });
  });
}

/** Unknown words of those searches, by day. */
export function demoUnknownWords(now: Date) {
  return unknown.flatMap(([word, often], index) => {
    const random = createRandom(seedOfChance).fork(1000 + index);
    return month(now).flatMap(({ day, share }) => {
      const n = Math.floor(often * share * (0.5 + random.next()) + random.next());
      return n === 0 ? [] : { day, word, n };
    });
  });
}
