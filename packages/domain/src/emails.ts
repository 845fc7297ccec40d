const pattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]{2,}$/u;
const longest = 254;

/** Whether a text is a basic e-mail address: text, at-sign, domain, dot, suffix (public-area.md §5); 254 characters at most. */
export const isEmail = (text: string): boolean => text.length <= longest && pattern.test(text);
