/** The button of the film on the home page. */
export const film = { pause: 'Pause the video', play: 'Play the video' }
