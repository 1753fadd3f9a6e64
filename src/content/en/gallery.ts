export const gallery = {
  title: 'Gallery',
  text: 'The water, the ponds, the pellets and the mill.',
  shown: (shown: string, all: string) => `Showing ${shown} of ${all}`,
}
