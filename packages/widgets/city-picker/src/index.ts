export { CityPicker, type CityPickerProps } from './city-picker.tsx';
