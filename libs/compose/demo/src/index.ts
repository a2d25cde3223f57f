export { withDemoArt } from './art-blobs'
export { seedDemo, type DemoAccount, type DemoSettings } from './seed/seed-demo'
