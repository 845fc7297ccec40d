const cin = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

/** Whether a text has the form of a corporate identity number (Ministry of Corporate Affairs): 21 characters, e.g. `U29210MH2015PTC123456`. */
export const isCin = (text: string): boolean => cin.test(text);
