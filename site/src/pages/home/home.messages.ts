/** What the home page itself says at first. */
export const messages = {
  id: 'site.home',
  headline: 'One Stop Rental Farms, Sites, Factories.',
  lede: 'By the hour, day, week or month, from owners near you.',
  titleIn: (city: string) => `Machines for hire in ${city} · Yantra`,
  description: (city: string) =>
    `Tractors, excavators, cranes, generators and lathes for hire in ${city}, by the hour, day, week or month, from owners near you.`,
  keywords: (city: string) => `equipment rental ${city}, machines on hire, tractor rent, JCB rent, crane rent`,
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  partFailed: 'This part of the page could not be loaded.',
  retry: 'Retry',
  chooseCity: 'Choose a city:',
} as const;
