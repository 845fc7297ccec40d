const secretName = /(?:KEY|KEYS|TOKEN|SECRET|PASSWORD|SID|_ID|_URL)$/;
/* Shorter ones would take ordinary words out of a sentence. */
const leastLetters = 6;

/** Takes what the environment holds in confidence out of a line, wherever it came into it. */
export function withoutSecrets(env: Readonly<Record<string, string | undefined>>): (line: string) => string {
  const secrets = Object.entries(env)
    .filter(([name]) => secretName.test(name))
    .flatMap(([name, value = '']) => (name.endsWith('_URL') ? passwordsIn(value) : [value, ...value.split(/[\s,]+/)]))
    .filter((value) => value.length >= leastLetters)
    .toSorted((a, b) => b.length - a.length);
  return (line) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line);
}

function passwordsIn(url: string): string[] {
  if (!URL.canParse(url)) return [url];
  const { password } = new URL(url);
  return [password, decodeURIComponent(password)];
}
