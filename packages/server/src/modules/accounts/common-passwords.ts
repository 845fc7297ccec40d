/* Typical words in passwords that need a capital, a digit and a symbol: one of these, and then 1, 123, @123, a year … */
const wordsOfPeople = `
password passwort pass passcode welcome admin administrator root guest default master login letmein changeme secret access
qwerty qwertyu qwertyui qwertyuiop qwert qwer qwe asdf asdfg asdfgh asdfghjkl asd zxcv zxcvb zxcvbn zxcvbnm zxc qazwsx qazxsw
a aa aaa ab abc abcd abcde abcdef abcdefg abcdefgh xyz iloveyou love loveyou lovely mylove forever babygirl angel princess prince
sunshine shadow dragon monkey tiger lion eagle superman batman spiderman pokemon naruto football cricket soccer baseball hockey
computer internet google facebook whatsapp instagram youtube samsung iphone android windows apple microsoft nokia jio airtel
hello hi test testing tester demo sample temp user username hacker freedom whatever trustno starwars summer winter spring autumn
monsoon january february march april may june july august september october november december monday tuesday wednesday thursday
friday saturday sunday michael jordan jennifer thomas daniel charlie ashley jessica george robert maggie
india indian bharat hindustan jaihind vandemataram incredible mumbai delhi pune kolkata chennai bangalore bengaluru hyderabad
ahmedabad surat nagpur nashik jaipur lucknow kanpur indore gujarat maharashtra rajasthan kerala punjab
krishna radha radhe radheradhe ganesh ganesha ganpati shiva mahadev omnamahshivaya omsairam sairam saibaba om jaimatadi jaishreeram
jaishriram shriram hanuman bajrang durga lakshmi laxmi balaji govinda allah bismillah waheguru jesus mother father mummy papa
family friend friends rahul rohit amit sachin virat dhoni priya pooja neha anjali rajesh suresh ramesh sanjay vijay ajay deepak
money success business office company service system server database manager customer student teacher doctor police school college
`;

/* Our own words: guesses at this site begin with them. */
const ourWords =
  'yantra yantraadmin yantrarental yantrarentals yantraindia rental rentals equipment supplier marketplace';

const words: ReadonlySet<string> = new Set(`${wordsOfPeople} ${ourWords}`.split(/\s/).filter((word) => word !== ''));

/* Walks along the keyboard, with digits for the symbols above them. */
const walks: ReadonlySet<string> = new Set(
  '1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwer1234 asdf1234 zaq12wsx 1qazxsw2 1qaz1qaz a1b2c3d4 1a2b3c4d abc123abc'.split(
    ' ',
  ),
);

const standFor: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};
const letterFor = (sign: string): string => standFor[sign] ?? sign;
const digitBelow = (sign: string): string => {
  const at = ')!@#$%^&*('.indexOf(sign);
  return at < 0 ? sign : String(at);
};

/** The words in a password: as it is, and with symbols read as letters. */
function coresOf(password: string): string[] {
  const begun = password.replace(/[^a-z]+$/, '');
  const bare = begun.replace(/^[^a-z]+/, '');
  return [begun, bare].flatMap((core) => [core, [...core].map(letterFor).join('')]);
}

/**
 * Whether a password would be guessed early: a common word, or one of ours, with digits and symbols around it or instead of letters; a keyboard walk; one
 * repeated letter; or the person's own number.
 * @param phone ten digits
 */
export function isCommonPassword(password: string, phone: string): boolean {
  const lower = password.toLowerCase();
  if (lower.includes(phone)) return true;
  if (coresOf(lower).some((core) => words.has(core) || /^(.)\1*$/.test(core))) return true;
  return walks.has([...lower].map(digitBelow).join('')) || walks.has(lower.replaceAll(/\W/g, ''));
}
