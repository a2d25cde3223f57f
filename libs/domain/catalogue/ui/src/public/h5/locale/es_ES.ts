import type en from './en_US'

export default {
  'offline.now': 'Sin conexión',
  'offline.since': 'Lo que ve es del {when}.',
  'offline.typed': 'Lo que escriba se conserva hasta que vuelva la conexión.',
  'update.ready': 'Hay una versión nueva lista.',
  'update.use': 'Usarla ahora',
  'install.title': 'Siempre a mano',
  'install.hint':
    'Ponga este mercado en la pantalla de inicio: se abre al instante y lo que ha visto se puede leer sin conexión.',
  'install.do': 'Instalar',
  'inquiry.kept': 'Lo que escriba se conserva en este teléfono.',
  'inquiry.logInAndSend': 'Iniciar sesión y enviar',
  toCentre: 'Abrir en el centro del comprador',
  more: 'Mostrar más',
} satisfies Record<keyof typeof en, string>
