const cin = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

/** Whether a text is formed as a corporate identity number (Ministry of Corporate Affairs): 21 signs, e.g. `U29210MH2015PTC123456`. */
export const isCin = (text: string): boolean => cin.test(text);
