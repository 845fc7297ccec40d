export { Availability, type AvailabilityProps, type DaysChoice, type QuoteRequest } from './availability.tsx';
