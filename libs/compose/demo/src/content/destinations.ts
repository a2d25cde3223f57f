/** Where goods for a country arrive; for buyers at home, where they are delivered. */
const PORTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  CH: ['Basel'],
  CL: ['San Antonio', 'Valparaiso'],
  CN: ['Hangzhou', 'Chengdu', 'Shenzhen'],
  DE: ['Hamburg', 'Bremerhaven', 'Wilhelmshaven'],
  ES: ['Barcelona', 'Valencia'],
  FR: ['Le Havre', 'Marseille-Fos'],
  GB: ['Felixstowe', 'Southampton'],
  ID: ['Jakarta (Tanjung Priok)', 'Surabaya'],
  IT: ['Genoa', 'La Spezia'],
  JP: ['Kobe', 'Yokohama', 'Tokyo'],
  KR: ['Busan', 'Incheon'],
  MY: ['Penang', 'Port Klang'],
  NG: ['Lagos (Apapa)', 'Lekki'],
  RU: ['Saint Petersburg', 'Vladivostok'],
  SE: ['Gothenburg'],
  TH: ['Laem Chabang', 'Bangkok'],
  US: ['New York', 'Houston', 'Long Beach'],
  VN: ['Ho Chi Minh City (Cat Lai)', 'Haiphong'],
}

export function portsOf(country: string): readonly [string, ...string[]] {
  const ports = PORTS[country]
  if (!ports) throw new Error(`demo: no port is known of ${country}`)
  return ports
}
