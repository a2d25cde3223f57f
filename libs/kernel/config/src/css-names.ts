const MODULE = /[\\/](?:libs[\\/](?:web|domain)|apps)[\\/]([^\\/]+)[\\/](?:ui[\\/])?src[\\/](.+)\.module\.css$/

/**
 * The name of a class of a CSS module: project, file and class (`ui-brand-hero_title`). It says where it comes from, and the server, which
 * sends the opening of a public page before any script is there, knows it without asking the build.
 *
 * @throws Error where the file does not lie in a project of the workspace.
 */
export function cssName(local: string, file: string): string {
  const [, project, path] = MODULE.exec(file.split('?')[0] ?? '') ?? []
  if (!project || !path) throw new Error(`${file} is no CSS module of a project`)
  return `${project}-${path.replaceAll(/[\\/]/g, '-')}_${local}`
}
