import { type ReviewFlag, reviewLimits } from '@yantra/domain';

/* The zero of each script of India, of Arabic, and of full width. */
const zeros = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0, 0xff10];

/** A text with all digits in Latin script. */
const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/* Groups of digits with nothing but what people write between them; letters and commas end a run. */
const runs = /\+?\d+(?:[\s.\-\u2010-\u2015()/_*]{1,3}\d+)*/gu;
const mobile = /^(?:91|0)?[6-9]\d{9}$/;

/**
 * The first Indian mobile number in a text, as it stands there; `undefined` if there is none. It may be in one piece or in groups, with +91 or 0 before it, in
 * digits of any script of India.
 * @param pinCode the machine's own: digits that end in it are no number
 */
export function phoneIn(text: string, pinCode = ''): string | undefined {
  for (const [run] of latinDigits(text).matchAll(runs)) {
    const groups = [...run.matchAll(/\d+/g)].map(([digits]) => ({ digits }));
    for (let first = 0; first < groups.length; first += 1) {
      const some: string[] = [];
      for (const { digits } of groups.slice(first)) {
        some.push(digits);
        const isPlace = some.length > 1 && digits === pinCode;
        if (mobile.test(some.join('')) && !isPlace) return some.join(' ');
      }
    }
  }
  return undefined;
}

/** Whether a rent is far from the middle of what others ask by the same unit. */
export const isRentFar = (paise: number, middle: number | null): boolean =>
  middle !== null &&
  middle > 0 &&
  (paise > middle * reviewLimits.rentFactor || paise * reviewLimits.rentFactor < middle);

/** What flags are found by. */
export interface Flaggable {
  /** What people wrote. */
  readonly texts: readonly string[];
  readonly pinCode?: string | undefined;
  readonly rentPaise?: number | undefined;
  /** Null where too few ask by the unit. */
  readonly middlePaise?: number | null | undefined;
  readonly isPictureElsewhere?: boolean | undefined;
  /** Machines of the owner that were hidden. */
  readonly hiddenBefore?: number | undefined;
}

/** What is conspicuous of a machine or a rating. */
export function flagsOf(one: Flaggable): readonly ReviewFlag[] {
  const { texts, pinCode, rentPaise = 0, middlePaise = null, isPictureElsewhere = false, hiddenBefore = 0 } = one;
  const found = {
    phone: texts.some((text) => phoneIn(text, pinCode) !== undefined),
    picture: isPictureElsewhere,
    rent: isRentFar(rentPaise, middlePaise),
    owner: hiddenBefore > 0,
  } satisfies Record<ReviewFlag, boolean>;
  return (Object.keys(found) as ReviewFlag[]).filter((flag) => found[flag]);
}
