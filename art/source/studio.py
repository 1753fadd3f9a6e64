"""What every scene uses: options, materials, lights, the camera, and a render that is freed of its noise."""
import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

from denoise import denoise

SOURCE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(os.path.dirname(SOURCE), 'masters')


def option(name, usual):
    """An option after `--`, such as samples=128, in the type of its usual value."""
    given = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    for each in given:
        if each.startswith(name + '='):
            return type(usual)(each.split('=', 1)[1])
    return usual


def new_scene(width, height, samples, view='Standard', look='None', exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return set_up(bpy.context.scene, width, height, samples, view, look, exposure)


def set_up(scene, width, height, samples, view='Standard', look='None', exposure=0.0):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = option('samples', samples)
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.01
    cycles.sample_clamp_indirect = 4
    cycles.max_bounces = 6
    cycles.diffuse_bounces = cycles.glossy_bounces = 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    scale = option('scale', 1.0)
    scene.render.resolution_x = round(width * scale)
    scene.render.resolution_y = round(height * scale)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = view
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    return scene


def colour(text):
    """A CSS colour as linear light."""
    parts = [int(text.lstrip('#')[at:at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def opaque(text):
    return (*colour(text), 1)


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree.nodes, made.node_tree.links


def plain(name, text, roughness=0.6, metallic=0.0, specular=0.5):
    made, nodes, _ = material(name)
    set_inputs(nodes['Principled BSDF'], {
        'Base Color': opaque(text), 'Roughness': roughness, 'Metallic': metallic, 'Specular': specular,
    })
    return made


def set_inputs(node, values):
    for name, value in values.items():
        node.inputs[name].default_value = value
    return node


def ramp(nodes, stops):
    node = nodes.new('ShaderNodeValToRGB')
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, text) in zip(elements, stops):
        element.position = position
        element.color = opaque(text)
    return node


def mesh(name, vertices, faces, made=None, smooth=False):
    new = bpy.data.meshes.new(name)
    new.from_pydata(vertices, [], faces)
    new.update()
    if smooth:
        new.polygons.foreach_set('use_smooth', [True] * len(new.polygons))
    if made:
        new.materials.append(made)
    return new


def thing(name, data, place=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    new = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(new)
    new.location = place
    new.rotation_euler = turn
    new.scale = scale if isinstance(scale, tuple) else (scale, scale, scale)
    return new


def facing(place, target):
    return (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def even_sky(scene, text, strength):
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = opaque(text)
    background.inputs[1].default_value = strength


def lamp(name, place, target, width, height, power, text):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy, light.color = width, height, power, colour(text)
    return thing(name, light, place, facing(place, target))


def camera(scene, place, target, lens, fstop=None, focus=None):
    lens_ = bpy.data.cameras.new('camera')
    lens_.lens = lens
    lens_.clip_end = 200000
    if fstop:
        lens_.dof.use_dof = True
        lens_.dof.aperture_fstop = fstop
        lens_.dof.focus_distance = focus or (Vector(target) - Vector(place)).length
    scene.camera = thing('camera', lens_, place, facing(place, target))


def render(scene, out, strength=1.0, haze=None):
    """Renders, takes the noise away where colour and shape do not change, lays the haze over it and writes a PNG."""
    began = time.time()
    passes = write_passes(scene, out)
    bpy.ops.render.render()
    layers = {name: read_pass(scene, path) for name, path in passes.items()}
    image = denoise(layers['image'], layers['albedo'], layers['normal'], strength)
    if haze:
        text, most = haze
        mist = layers['mist'][..., :1]
        share = mist * most * (mist < 0.9995)
        image[..., :3] = image[..., :3] * (1 - share) + np.array(colour(text)) * share
    save(scene, image, out)
    for path in passes.values():
        os.remove(path)
    print('rendered', os.path.basename(out), round(time.time() - began), 's', flush=True)


def write_passes(scene, out):
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_mist = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(rendered.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.dirname(out)
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    passes = {'image': 'Image', 'albedo': 'DiffCol', 'normal': 'Normal', 'mist': 'Mist'}
    paths = {}
    for name, socket in passes.items():
        stem = f'{os.path.basename(out)}.{name}.'
        files.file_slots.new(stem)
        tree.links.new(rendered.outputs[socket], files.inputs[-1])
        paths[name] = os.path.join(files.base_path, f'{stem}{scene.frame_current:04d}.exr')
    return paths


def read_pass(scene, path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)


def save(scene, pixels, out):
    height, width, _ = pixels.shape
    image = bpy.data.images.new('out', width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.alpha_mode = 'PREMUL'
    image.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.image_settings.compression = 90
    image.save_render(out, scene=scene)
