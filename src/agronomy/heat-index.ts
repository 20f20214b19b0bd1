/** Temperature-humidity index of livestock heat stress (NRC 1971 form, from memory); `t` °C, `humidity` %. */
export const temperatureHumidityIndex = (t: number, humidity: number): number =>
  1.8 * t + 32 - (0.55 - 0.0055 * humidity) * (1.8 * t - 26)
