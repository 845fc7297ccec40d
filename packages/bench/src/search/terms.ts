/** What people type: machines and makers in cities, and the same with typing errors; all texts differ. */

const cities = (
  'Mumbai, Delhi, Bangalore, Hyderabad, Ahmedabad, Chennai, Kolkata, Pune, Surat, Jaipur, Lucknow, ' +
  'Kanpur, Nagpur, Indore, Bhopal, Patna, Vadodara, Ludhiana, Agra, Nashik, Rajkot, Varanasi, Amritsar, ' +
  'Ranchi, Coimbatore, Jabalpur, Gwalior, Vijayawada, Madurai, Raipur, Kota, Guwahati, Mysore, ' +
  'Jalandhar, Bhubaneswar, Dehradun, Bengaluru, Mysuru, Satara, Sangli'
).split(', ');
/** Categories, groups and kinds of machines: filters. */
const kindsOfMachines = (
  'tractor, excavator, mini excavator, crane, harvester, backhoe loader, rotavator, roller, concrete ' +
  'mixer, earthmoving, forklift, generator, dumper, lifting, combine harvester'
).split(', ');
/** Makers and models, which only the inverted index contains. */
const makers = (
  'jcb, mahindra, john deere, kubota, tata hitachi, swaraj, mahindra tractor, komatsu excavator, 3dx, ' +
  'sonalika 50 hp tractor'
).split(', ');
const machines = [...kindsOfMachines, ...makers];
const joins = [' in ', ' ', ' near '];

/** So many different terms with a city. @throws RangeError if there are not enough */
export function cityTerms(count: number): readonly string[] {
  const terms = joins.flatMap((join) =>
    machines.flatMap((machine) => cities.map((city) => `${machine}${join}${city}`)),
  );
  return drawn(terms, count);
}

const noise = ['', 'hire ', 'rent ', 'best ', 'cheap ', 'need ', 'get ', 'find '];

/** So many different misspelt terms: kinds of machines, and machines of any kind or maker in cities. @throws RangeError if there are not enough */
export function slips(count: number): readonly string[] {
  const known = ['tracter', 'excvator', 'bengaluru jcb', 'excavator mumbay', 'harvestor', 'rotaveter'];
  const kinds = kindsOfMachines.flatMap(slipsOf).flatMap((term) => [term, `hire ${term}`]);
  const inCities = machines
    .flatMap(slipsOf)
    .flatMap((term, index) => cities.slice(index % 20, (index % 20) + 6).map((city) => `${term} ${city}`));
  const citiesWrong = cities.flatMap(slipsOf).map((city, index) => `${machines[index % machines.length]} ${city}`);
  return [...known, ...drawn([...new Set([...kinds, ...inCities, ...citiesWrong])], count)];
}

/** So many different misspelt makers without a city: the most expensive corrections. @throws RangeError if there are not enough */
export function makerTypos(count: number): readonly string[] {
  const wrong = [...new Set(makers.flatMap(slipsOf))];
  const texts = noise.flatMap((before) =>
    wrong.flatMap((term) => [`${before}${term}`, `${before}${term} near me`, `${before}${term} on rent`]),
  );
  return drawn(texts, count);
}

/** Typing errors in the longest word: a letter left out, doubled, swapped with the next, or another vowel. */
function slipsOf(term: string): string[] {
  const word = term.split(' ').reduce((longest, one) => (one.length > longest.length ? one : longest));
  if (word.length < 5) return [];
  const places = Array.from({ length: word.length - 2 }, (_, index) => index + 1);
  return places
    .flatMap((at) => {
      const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
      const vowel = /[aeiou]/.test(letter) ? [`${before}${letter === 'e' ? 'a' : 'e'}${next}${after}`] : [];
      return [
        `${before}${next}${after}`,
        `${before}${letter}${letter}${next}${after}`,
        `${before}${next}${letter}${after}`,
        ...vowel,
      ];
    })
    .filter((slip) => slip !== word)
    .map((slip) => term.replace(word, slip));
}

/** Draws without repetition, the same in every run: steps through the list by a stride coprime to its length. */
function drawn(texts: readonly string[], count: number): string[] {
  if (texts.length < count) throw new RangeError(`There are ${texts.length} terms, fewer than ${count}.`);
  let stride = Math.floor(texts.length * 0.618);
  while (gcd(stride, texts.length) !== 1) stride += 1;
  return Array.from({ length: count }, (_, index) => texts[(index * stride) % texts.length] ?? '');
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
